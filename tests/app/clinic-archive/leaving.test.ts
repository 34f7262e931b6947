import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { demoAccounts } from '../../../src/demo/accounts.ts'
import { type TestApp, usualTime } from '../../support/app.ts'
import { type ClinicPlace, failingPlace, newFolder, newPlace, openClinic } from '../../support/backups.ts'
import type { Browser } from '../../support/client.ts'
import {
  carrySessions,
  changed,
  exportTo,
  filesOf,
  importFrom,
  readArchive,
  seenByMembers,
} from '../../support/clinic-archives.ts'
import { bothDatabases, type DatabaseKind, usualDatabases } from '../../support/databases.ts'
import { newDemo } from '../../support/demo.ts'
import { planted, readHealthData, writeHealthData } from '../../support/health-data.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { smallPicture } from '../../support/pictures.ts'

/** Whose answers are compared; the checksums compare everyone's rows anyway. */
const compared = usualDatabases === bothDatabases ? 41 : 12

const otherKeys = () => ({ PHI_KEYS: `other:${randomBytes(32).toString('base64')}` })

/** A photo that its owner deleted, and whose file is still there: storage was out of reach. */
async function deletePhoto(app: TestApp, browser: Browser) {
  const sent = await browser.post('/api/diary/photos', await smallPicture('png', 99), {
    'content-type': 'image/png',
  })
  const { id } = sent.json<{ id: string }>()
  await app.database.run('update diary.photo set given_up = true where id = $1', [id])
}

describe.each(usualDatabases)('a clinic that leaves (%s)', kind => {
  const file = `${newFolder('archive')}.tar.gz`
  let place: ClinicPlace
  let app: TestApp
  let cookies: readonly ReadonlyMap<string, string>[]
  let before: readonly unknown[]
  let health: unknown
  beforeAll(async () => {
    place = await newPlace(kind, { DEMO: '1', ...(await newDemo(kind, usualTime)) })
    app = await openClinic(place)
    const staff = await app.staff('owner')
    cookies = await signedInMembers(app)
    const [mia = new Map()] = cookies
    const browser = app.network.browser(mia)
    const { id } = (await browser.get('/api/auth/user')).json<{ id: string }>()
    await writeHealthData(app, { ...browser, id }, staff)
    await deletePhoto(app, browser)
    health = await readHealthData(browser)
    await app.database.run(
      `insert into arrivals.merge (id, state, survivor_id, absorbed_id, actor, actor_name, at)
       select gen_random_uuid(), state, $1, id, 'staff:x', 'Olga', now()
       from (select id, row_number() over (order by id) as at from identity.member where id <> $1) others
       join unnest(array['suggested', 'dismissed', 'undone']) with ordinality as states (state, at) using (at)`,
      [id],
    )
    before = await seenByMembers(app, cookies)
    await exportTo(file, app, place)
  }, 300_000)
  afterAll(async () => {
    await app.stop()
    rmSync(file, { force: true })
    rmSync(place.settings.dataDir, { recursive: true, force: true })
  })

  const empty = async (there: DatabaseKind = kind, demo = '1') => {
    const target = await newPlace(there, { ...otherKeys(), DEMO: demo })
    onTestFinished(() => rmSync(target.settings.dataDir, { recursive: true, force: true }))
    return target
  }
  const otherFile = () => {
    const other = `${newFolder('archive')}.tar.gz`
    onTestFinished(() => rmSync(other, { force: true }))
    return other
  }

  const other = kind === 'embedded' ? 'postgresql' : 'embedded'
  it(`shows its members in an empty Velora on the other database (${other}) what they saw before`, async () => {
    const target = await empty(other)
    expect(await importFrom(file, target)).toEqual({ wasThere: false })
    const there = await openClinic(target)
    onTestFinished(there.stop)
    const again = otherFile()
    await exportTo(again, there, target)
    const [left, arrived] = [await filesOf(file), await filesOf(again)]
    expect([...arrived.keys()]).toEqual([...left.keys()])
    expect(arrived.get('SHA256SUMS')).toBe(left.get('SHA256SUMS'))
    await carrySessions(app, there)
    const after = await seenByMembers(there, cookies)
    expect(after).toHaveLength(compared)
    expect(after).toEqual(before)
    expect(await readHealthData(there.network.browser(cookies[0]))).toEqual(health)
    await expectSoundLedger(there.database)
    const signedIn = await there.network.browser().post('/api/auth/login', demoAccounts.member)
    expect(signedIn.status).toBe(200)
  }, 300_000)

  it('is readable to others, and has nothing that opens it', async () => {
    const files = await filesOf(file)
    const text = [...files]
      .filter(([name]) => name.endsWith('.jsonl'))
      .map(([, lines]) => lines)
      .join('')
    for (const word of Object.values(planted)) expect(text).toContain(word)
    const secrets = (await app.database.run(
      `select key_hash as secret from identity.session union all select code_hash from identity.staff
       union all select code_lookup from identity.staff`,
    )) as { secret: string }[]
    expect(secrets.length).toBeGreaterThan(compared)
    expect(secrets.filter(({ secret }) => text.includes(secret))).toEqual([])
    expect(
      files
        .get('possible-duplicates/00001.jsonl')
        ?.match(/"state":"\w+"/g)
        ?.toSorted(),
    ).toEqual([...['"state":"dismissed"', '"state":"suggested"']])
    const photos = [...files].filter(([name]) => name.startsWith('pictures/'))
    expect(photos.length).toBeGreaterThan(2)
    expect(photos.filter(([, bytes]) => !/^RIFF.{4}WEBP|ftypavif/s.test(bytes.slice(0, 40)))).toEqual([])
  })

  it('goes into a Velora that was only started, once it has stopped, and nowhere where somebody is', async () => {
    const target = await empty(kind, '0')
    const started = await openClinic(target)
    await expect(importFrom(file, target)).rejects.toThrow(/ running /)
    expect((await started.network.browser().get('/readyz')).status).toBe(200)
    await started.stop()
    expect(await importFrom(file, target)).toEqual({ wasThere: false })
    await expect(importFrom(file, target)).rejects.toThrow('this database isn’t empty. It has members: 42.')
    const again = await openClinic(target)
    expect(await again.modules.patients.patientByEmail(demoAccounts.member.email)).toBeDefined()
    await again.stop()
  })

  const edited = (file: string, from: string | RegExp, to: string) => (name: string, bytes: Buffer) =>
    name.startsWith(file) ? Buffer.from(bytes.toString().replace(from, to)) : bytes
  const without = (file: string) => (name: string, bytes: Buffer) =>
    name.startsWith(file) ? undefined : bytes
  it.each([
    ['a changed line', edited('ledger', '"amount":5', '"amount":6'), 'its contents don’t match'],
    ['a missing file', without('members/'), 'its contents don’t match'],
    ['a missing end', without('manifest.json'), 'its end is missing'],
    ['a newer format', edited('manifest', '"format": 1', '"format": 2'), 'a newer version of Velora'],
    [
      'a newer Velora',
      edited('manifest', '"migrations": [', '"migrations": ["9999 next year",'),
      'a newer version of Velora',
    ],
    ['a Velora from before 1.0.0', edited('manifest', /"0105 .*",/, ''), 'made before version 1.0.0'],
  ])('is refused with %s', async (_, change, sentence) => {
    const wrong = otherFile()
    await changed(file, wrong, change)
    await expect(readArchive(wrong)).rejects.toThrow(sentence)
  })

  it('is refused when it was cut off', async () => {
    const torn = otherFile()
    copyFileSync(file, torn)
    truncateSync(torn, 40_000)
    await expect(readArchive(torn)).rejects.toThrow(/^the file is damaged/)
  })

  it('leaves nothing behind when loading fails, and is loaded the next time', async () => {
    const target = await empty()
    const failing = failingPlace(target, 'the disk is full', text =>
      /^alter table.*add constraint/s.test(text),
    )
    await expect(importFrom(file, failing)).rejects.toThrow('the disk is full')
    const photos = join(target.settings.dataDir, 'photos')
    const left = existsSync(photos) ? readdirSync(photos, { recursive: true, withFileTypes: true }) : []
    expect(left.filter(each => each.isFile())).toEqual([])
    expect(readdirSync(target.settings.dataDir)).not.toContain('restore-unfinished.json')
    expect(await importFrom(file, target)).toEqual({ wasThere: false })
  })
})

/** All get Mia's password, and those who are compared sign in, Mia first. */
async function signedInMembers(app: TestApp): Promise<readonly ReadonlyMap<string, string>[]> {
  const { email: mia, password } = demoAccounts.member
  await app.database.run(
    `update identity.member set password_hash = (select password_hash from identity.member where email = '${mia}')
     where staff_role is null`,
  )
  const members = (await app.database.run(
    `select email from identity.member where staff_role is null and email is not null order by email <> '${mia}', email`,
  )) as { email: string }[]
  const cookies = []
  for (const { email } of members.slice(0, compared)) {
    const browser = app.network.browser()
    const answer = await browser.post('/api/auth/login', { email, password })
    if (answer.status !== 200) throw new Error(`${email}: ${answer.status} ${answer.text}`)
    cookies.push(browser.cookies)
  }
  return cookies
}
