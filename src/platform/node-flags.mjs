/**
 * Source maps make stack traces from page rendering show the screens' source lines. On large machines, V8 lets new
 * objects grow to 128 MB; requests and emails do as well with 4 MB, at the same speed. These flags only work on the
 * command line, so the Dockerfile and the worker script repeat them.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=4']

const system = process.platform === 'win32' ? 'win' : process.platform
const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
/** The package with the Node that npm installs for this system. */
export const nodePackage = `${prefix}-${system}-${process.arch}`
