import { expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../../support/app.ts'
import { intakeOf } from '../../support/intakes.ts'
import { importsOf } from './list-import.ts'

const list = `Client ID,First Name,Last Name,Email,Mobile Phone,Birth Date,Points Balance,Lifetime Spend,Visits,Client Since,Accepts Email Marketing,Email consent date,SMS consent,SMS consent date,Consent source
1,Ana,Okafor,ana@mail.test,(415) 555-0101,3/14/1985,120,"$2,150.00",9,5/20/2019,Yes,2024-02-11,Yes,2024-03-12,Website form
2,Ruth,Hart,family@mail.test,415-555-0102,12/25/1990,0,$0.00,0,6/1/2021,No,,No,,
3,Rae,Hart,family@mail.test,415-555-0102,12/26/1992,7,$20.00,1,6/1/2021,,,,,
4,Cam,"de la Cruz, Jr.",,,,45,$480.50,3,1/2/2020,,,,,
5,=1+1,@SUM(A1),five@mail.test,ext. 12 ask,,1000000,,,,,,,,
6,​=hidden,|pipe,six@mail.test,+44 20 7946 0018,,3,,,,Yes,2023-01-05,,,"Paper form, signed"
7,-Zoë,’tHooft,seven@mail.test,,07-04,0,"$99,999.99",120,,,,,,
`

/** What another Velora can't know, or knows by the day: when somebody signed in, and where they were last. */
const unknown = new Set(['Last login (UTC)', 'Last location'])

async function clinic() {
  const app = await openTestApp({ database: 'postgresql' })
  onTestFinished(() => app.stop())
  const owner = await app.staff('owner')
  const patients = async () => {
    const { text } = await owner.get('/api/admin/patients.csv')
    const [head = [], ...rows] = text.trimEnd().split('\r\n').map(cellsOf)
    return rows
      .map(cells =>
        Object.fromEntries(
          head.map((name, at) => [name, cells[at]?.replace(/T.*Z$|import from Velora: /, '')]),
        ),
      )
      .map(patient => Object.fromEntries(Object.entries(patient).filter(([name]) => !unknown.has(name))))
      .map(patient => JSON.stringify(patient))
      .sort()
  }
  return { ...importsOf(app, owner), app, owner, patients }
}

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => cell)

it('the file of all patients makes the same patients in another clinic', async () => {
  const here = await clinic()
  await here.importAll(list)
  // An unchecked box in the intake isn't a decision, so it mustn't become an opt-out elsewhere.
  const zara = await here.app.member('Zara')
  expect((await zara.post('/api/user/hipaa-intake', intakeOf({ marketingConsent: false }))).status).toBe(200)
  const patients = await here.patients()
  expect(patients).toHaveLength(8)
  expect(patients.find(patient => patient.includes('Zara'))).toMatch(/"Email consent":""/)
  expect(patients.find(patient => patient.includes('Ana'))).toMatch(/"External ID":"vagaro:1"/)

  const there = await clinic()
  const { id, columns } = await there.upload((await here.owner.get('/api/admin/patients.csv')).text, 'Velora')
  expect(columns.filter(({ field }) => field === 'unsure')).toEqual([])
  expect(await there.check(id)).toMatchObject({ totals: { new: 8, refused: 0, unclear: 0 } })
  await there.run(id)
  expect(await there.patients()).toEqual(patients)
})
