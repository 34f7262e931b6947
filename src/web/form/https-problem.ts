export const httpsProblem = (typed: string) =>
  typed.startsWith('https://') && URL.canParse(typed) ? undefined : beginsWithHttps

export const beginsWithHttps = 'Please enter an address that starts with https://'
