/**
 * Source maps make stack traces from page rendering show the screens' source lines. On large machines, V8 lets new
 * objects grow to 128 MB and waits long before it frees old ones. With these limits, an import of 20,000 patients needs 79
 * MB more than an idle process instead of 202, at the same speed; what is alive is about 60 MB. These flags only work on
 * the command line, so the Dockerfile, docker-compose.yml and the systemd unit repeat them; `npm run cli` has no second
 * limit, because loading a whole clinic takes more.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=4', '--max-old-space-size=512']

const system = process.platform === 'win32' ? 'win' : process.platform
const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
/** The package with the Node that npm installs for this system. */
export const nodePackage = `${prefix}-${system}-${process.arch}`
