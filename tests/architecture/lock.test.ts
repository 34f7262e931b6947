import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Package {
  readonly version: string
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly os?: string | readonly string[]
  readonly cpu?: string | readonly string[]
}

const root = join(import.meta.dirname, '../..')
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const { '': own, ...packages } = read('package-lock.json').packages as Record<string, Package>

describe('the lock', () => {
  it('says where each package is and what it contains, so npm asks the registry once for each', () => {
    const vague = Object.entries(packages).filter(
      ([, { resolved, integrity }]) => !resolved?.startsWith('https://registry.npmjs.org/') || !integrity,
    )
    expect(own).toBeDefined()
    expect(Object.keys(packages).length).toBeGreaterThan(1_000)
    expect(vague.map(([path]) => path)).toEqual([])
  })

  it('has a Node for each system that npm can fetch like any other package', () => {
    const { optionalDependencies } = read('package.json') as {
      optionalDependencies: Record<string, string>
    }
    const nodes = Object.keys(optionalDependencies).filter(name => name.startsWith('node-'))
    expect(nodes.map(name => [packages[`node_modules/${name}`]?.os].flat()[0]).toSorted()).toEqual([
      'darwin',
      'darwin',
      'linux',
      'linux',
      'win32',
    ])
  })

  it('runs nothing at an installation but what package.json allows', () => {
    const isForHere = ({ os, cpu }: Package) =>
      (!os || [os].flat().includes('linux')) && (!cpu || [cpu].flat().includes('x64'))
    const running = Object.entries(packages).flatMap(([path, each]) =>
      each.hasInstallScript && isForHere(each) ? [path.replace(/^.*node_modules\//, '')] : [],
    )
    expect(running.toSorted()).toEqual(Object.keys(read('package.json').allowScripts).toSorted())
  })
})
