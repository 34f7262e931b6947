/** Only encodes the QR code, without the canvas drawing of the main entry point. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
