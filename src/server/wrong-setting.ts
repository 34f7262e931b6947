/** A setting that prevents the start. The message names it and the reason, for the person who set it. */
export class WrongSetting extends Error {}
