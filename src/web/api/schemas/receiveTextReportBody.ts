export type ReceiveTextReportBody = { [key: string]: string }
