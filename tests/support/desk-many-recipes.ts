import { randomUUID } from 'node:crypto'
import { runImportJob } from '#areas/member-import/jobs.server.ts'
import { goOn } from '#areas/member-import/run-commands.server.ts'
import { bulkContents, bulkJob } from '#backoffice/bulk/contents.server.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { bulkDesk, RUNS } from './bulk.ts'
import { type DeskPresser, type Press, quiet, REASON, type Recipe, type Recipes } from './desk-press.ts'
import { STAFF, VISITORS } from './visitors.ts'

const CHOSEN = 'Chi è scelto, finché non si conferma: la conferma lascia la sua riga, e ogni scheda cambiata la sua.'
const TRIED = 'Una prova: finché non si comincia, di nessun iscritto cambia niente.'

/** How what is done to many at once is pressed, and what arrives in a file. */
export function manyRecipes(desk: DeskPresser): Recipes {
  return { ...bulkRecipes(desk), ...importRecipes(desk) }
}

function bulkRecipes({ club, one }: DeskPresser): Recipes {
  const bulk = bulkDesk(club, STAFF.administrator)
  const ready = async () => installJobs({ url: club.database.url, jobs: [bulkJob] })
  const begin =
    (act: string): Recipe =>
    async () => {
      await ready()
      const scelti = await one('select id from members where username = $1', [VISITORS.PREMIUM])
      return { url: RUNS, fields: { azione: act, chiave: randomUUID(), scelti } }
    }
  /** A run that would give a label to somebody. */
  const aRun = async () => {
    await ready()
    const id = await makeMember(club.database.db, { now: club.clock.now(), person: {} })
    return bulk.begin('dai-etichetta', [id], { chiave: randomUUID() })
  }
  const rehearsed = async () => {
    const url = await aRun()
    await bulk.rehearse(url, { name: `Etichetta ${randomUUID().slice(0, 8)}` })
    return url
  }
  const confirmed = async () => {
    const url = await rehearsed()
    await bulk.confirm(url)
    return url
  }
  const on = (url: string, act: string): Press => ({ url, fields: { act, reason: REASON } })
  const run = `${RUNS}/:number`
  const tables = ['bulk_runs', 'bulk_items']
  return {
    ...Object.fromEntries(
      bulkContents.acts.map(({ name }) => [`${RUNS} ${name}`, quiet(CHOSEN, begin(name), ...tables)]),
    ),
    [`${run} rehearse`]: quiet(
      CHOSEN,
      async () => ({ url: await aRun(), fields: { act: 'rehearse', 'field-name': 'Nuovi' } }),
      ...tables,
    ),
    [`${run} choose`]: quiet(CHOSEN, async () => on(await rehearsed(), 'choose'), ...tables),
    [`${run} confirm`]: async () => on(await rehearsed(), 'confirm'),
    [`${run} stop`]: async () => on(await confirmed(), 'stop'),
    [`${run} take-back`]: async () => {
      const url = await confirmed()
      await bulk.work(url)
      return on(url, 'take-back')
    },
  }
}

function importRecipes({ club, one, send, drawn }: DeskPresser): Recipes {
  const path = '/redazione/iscritti/importa'
  let arrived = 0
  const aFile = async (): Promise<Press> => {
    const disk = await openDisk(club.env)
    await installJobs({ url: club.database.url, jobs: [runImportJob(disk)] })
    arrived += 1
    const text = `Nome;Cognome;E-mail\nAda;Arrivata${arrived};arrivata.${arrived}@posta.example\n`
    return { url: path, fields: {}, file: new File([text], `iscritti-${arrived}.csv`, { type: 'text/csv' }) }
  }
  const work = async (url: string) => {
    const disk = await openDisk(club.env)
    await goOn({ db: club.database.db, disk, now: () => club.clock.now() }, url.split('/').at(-1) ?? '')
  }
  const sent = async () => {
    const press = await aFile()
    await send(press)
    return `${path}/${await one('select id from member_imports where file_name = $1', [press.file?.name])}`
  }
  const tried = async (more = {}) => {
    const url = await sent()
    await send(await drawn(url, 'act', 'rehearse', more))
    await work(url)
    return url
  }
  const started = async () => {
    const url = await tried()
    await send({ url, fields: { act: 'start' } })
    return url
  }
  const on =
    (act: string, from: () => Promise<string>): Recipe =>
    async () => ({ url: await from(), fields: { act } })
  const stopped = async () => {
    const url = await started()
    await send({ url, fields: { act: 'stop' } })
    return url
  }
  return {
    [`${path} `]: aFile,
    [`${path}/:id rehearse`]: quiet(
      TRIED,
      async () => drawn(await sent(), 'act', 'rehearse'),
      'member_imports',
      'member_import_rows',
    ),
    [`${path}/:id use-pairing`]: quiet(
      TRIED,
      async () => {
        await tried({ keptAs: 'Ordine dei farmacisti' })
        return {
          url: await sent(),
          fields: { act: 'use-pairing', key: await one('select key from import_pairings limit 1') },
        }
      },
      'member_imports',
    ),
    [`${path}/:id start`]: on('start', tried),
    [`${path}/:id stop`]: on('stop', started),
    [`${path}/:id resume`]: on('resume', stopped),
    [`${path}/:id undo`]: on('undo', stopped),
  }
}
