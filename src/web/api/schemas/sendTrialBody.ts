export type SendTrialBody =
  | {
      channel: 'email'
      /**
       * @minLength 1
       * @maxLength 200
       */
      title: string
      /**
       * @minLength 1
       * @maxLength 20000
       */
      message: string
      to: string
    }
  | {
      channel: 'sms'
      /**
       * @minLength 1
       * @maxLength 160
       */
      message: string
      /** @maxLength 40 */
      to: string
    }
  | {
      channel: 'push'
      /**
       * @minLength 1
       * @maxLength 200
       */
      title: string
      /**
       * @minLength 1
       * @maxLength 1000
       */
      message: string
      imageUrl?: '' | string
    }
