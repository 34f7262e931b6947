import { get, type RequestOptions } from 'node:http'

/** The status of a complete response, or how it broke off. */
export function statusOf(url: string, path: string, options: RequestOptions = {}): Promise<number | string> {
  return new Promise(resolve => {
    const brokenOff = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    get(`${url}${path}`, options, incoming => {
      incoming.on('error', brokenOff).on('end', () => resolve(incoming.statusCode ?? 0))
      incoming.resume()
    }).on('error', brokenOff)
  })
}
