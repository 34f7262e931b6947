import { expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../../support/app.ts'
import { importsOf } from './list-import.ts'

const people = 300

it('an import on the embedded database lets requests in between its batches', async () => {
  const app = await openTestApp({ database: 'embedded' })
  onTestFinished(() => app.stop())
  const owner = await app.staff('owner')
  const imports = importsOf(app, owner)
  const names = Array.from({ length: people }, (_, n) => `P${n},Person,p${n}@mail.test,${n}`)
  const { id } = await imports.upload(['First Name,Last Name,Email,Points', ...names].join('\n'))
  await imports.check(id)
  await owner.post(`/api/admin/imports/${id}/run`, { balances: 'keep' })
  let isOver = false
  const work = imports.goOn().then(() => {
    isOver = true
  })
  let answers = 0
  while (!isOver) if ((await owner.get('/api/services')).status === 200) answers += 1
  await work
  expect(await imports.find(id)).toMatchObject({ state: 'done', settledRows: people })
  expect(answers).toBeGreaterThan(5)
})
