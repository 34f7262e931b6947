/** A setting that stops the start; the message says which one and why, for the person who set it. */
export class WrongSetting extends Error {}
