/**
 * A stack names the lines of the screens' sources, too, where a page is rendered here. V8 lets what was just allocated grow to 128 MB where there is much memory; what a request or a mail needs is gone after 4 as
 * well, at the same cost. Only the command line takes this: the Dockerfile and the script of a worker say it, too.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=4']

const system = process.platform === 'win32' ? 'win' : process.platform
const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
/** The package with the Node that npm installs for this system. */
export const nodePackage = `${prefix}-${system}-${process.arch}`
