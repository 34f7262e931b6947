/** The making of a code without the drawing of it on a canvas, which comes along otherwise. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
