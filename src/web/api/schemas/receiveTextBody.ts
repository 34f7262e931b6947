export type ReceiveTextBody = { [key: string]: string }
