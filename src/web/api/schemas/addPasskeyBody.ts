export type AddPasskeyBody = {
  /**
   * @minLength 1
   * @maxLength 60
   */
  name: string
  /**
   * @maxLength 1400
   * @pattern ^[\w-]+$
   */
  id: string
  /**
   * @maxLength 4000
   * @pattern ^[\w-]+$
   */
  clientDataJSON: string
  /**
   * @maxLength 20000
   * @pattern ^[\w-]+$
   */
  attestationObject: string
  /**
   * @maxItems 10
   * @items.pattern ^[a-z-]{1,30}$
   */
  transports: string[]
}
