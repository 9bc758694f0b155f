import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useClub } from './support/club.ts'
import { DESK_ACTS } from './support/desk-acts.ts'
import { allRecipes } from './support/desk-all-recipes.ts'
import { deskPresser, type Press } from './support/desk-press.ts'
import { documentOf } from './support/document.ts'
import { pagesBelow } from './support/routes.ts'

/**
 * DSK-053. Every act of the desk is pressed. While the database fails when the act is over neither the act nor its line is there;
 * else exactly one line tells it, in the transaction of everything the act wrote. DSK-055. The same forms are sent by somebody whose
 * session has ended, twice at once, and late.
 */
const club = useClub()
const desk = deskPresser(club)
const recipes = allRecipes(desk)
const ACTS = Object.entries(DESK_ACTS).flatMap(([pattern, page]) => page.acts.map((act) => `${pattern} ${act}`))

/** The act that a recipe presses: one act can be pressed in more ways than one, told apart after a dot. */
const actOf = (name: string) => name.split(' · ')[0] ?? ''

const HOW_TO_ADD = `Each act of DESK_ACTS needs a recipe: a way to press it so that it does something. Add it to one of
tests/support/desk-*-recipes.ts as '<address of the page> <act>': async () => ({ url, fields }). An act that changes nothing that the
trail tells is pressed too: wrap its recipe in quiet('why no line is needed', recipe, ...the tables it may write).
See docs/how-to/add-a-page.md.`

/** Each row that is written leaves its table and its transaction here: what is taken back leaves nothing. */
beforeAll(async () => {
  await club.database.pool.query(`
    create table seen_writes (name text not null, transaction xid8 not null default pg_current_xact_id());
    create table trail_breaks (is_broken boolean not null);
    create function see_write() returns trigger language plpgsql as
      $$ begin insert into seen_writes (name) values (tg_table_name); return null; end $$;
    create function break_trail() returns trigger language plpgsql as
      $$ begin if exists (select from trail_breaks) then raise exception 'the database is broken'; end if; return new; end $$;
    create constraint trigger trail_breaks after insert on audit_events deferrable initially deferred
      for each row execute function break_trail();
    do $$ declare t text; begin
      for t in select tablename from pg_tables where schemaname = 'public'
        and tablename not in ('seen_writes', 'trail_breaks', 'sessions', 'members', 'desk_choices') loop
        execute format('create trigger see_write after insert or update or delete on %I for each row execute function see_write()', t);
      end loop; end $$`)
})

/** Afterwards a picture that nothing shows any more is taken away, a file that was asked for is made, and what was paid is given back. */
const AFTERWARDS = ['files', 'list_exports', 'payments']

/**
 * What the same form, sent twice at once, does twice, since nothing in it says that it is the same press: with scripts the button waits
 * for the answer. Everything else is done once. A new act does not belong here: give its form a key, or what it has seen.
 */
const DONE_AGAIN = [
  /(earlier|later|picture|logo|cover) /,
  /^\/redazione\/schede\/:slug approve /,
  /^\/redazione\/iscritti\/:username\/:section (sessions|recovery|unlock|erase|invitation) /,
  /^\/redazione\/(iscritti\/importa|pagine\/:id\/versioni|squadra again|preventivi|eventi-ecm ask-all) /,
  /^\/redazione\/convenzioni\/vetrina /,
]

const lines = async () => Number(await desk.one('select count(*) from audit_events'))
const written = async () => (await desk.rows('select name, transaction from seen_writes order by name')) as Written[]
type Written = { name: string; transaction: string }
const namesOf = (writes: readonly Written[]) => [...new Set(writes.map(({ name }) => name))]

test('every act of the desk can be pressed', () => {
  expect(
    ACTS.filter((act) => !Object.keys(recipes).some((name) => actOf(name) === act)),
    HOW_TO_ADD,
  ).toEqual([])
  expect(
    Object.keys(recipes).filter((name) => !ACTS.includes(actOf(name))),
    'no act of DESK_ACTS',
  ).toEqual([])
})

/** A view of a list has no words. */
const OF_A_LIST = /\?righe=/

/** How one likes the desk is sent by its frame, and a draft by the code that keeps it, which has the words: neither has a page of its own. */
const NO_PAGE = ['/redazione/scelte ', '/redazione/contenuti/:id/bozza ']

/** Every word of a form whose session has ended is in the page that answers it, to be sent again. */
async function endedSession(press: Press): Promise<void> {
  const { statusCode, body } = await desk.send(press, true)
  const form = documentOf(body).querySelector('main form[method=post]')
  const held = Object.fromEntries(
    [...(form?.querySelectorAll('input[type=hidden]') ?? [])].map((input) => [
      input.getAttribute('name'),
      input.getAttribute('value'),
    ]),
  )
  expect({ statusCode, held }, 'the session ended').toEqual({ statusCode: 401, held: press.fields })
}

/** Whoever sends a form late, after it was sent by another, is told, overwrites nothing and loses nothing. */
async function overtaken(press: Press): Promise<void> {
  const before = await lines()
  const { fields } = press
  const late = await desk.send({ ...press, fields: { ...fields, ...(fields.key && { key: randomUUID() }) } })
  expect({ isFault: late.statusCode >= 500, lines: await lines() }).toEqual({ isFault: false, lines: before })
  if (late.statusCode !== 409 || OF_A_LIST.test(press.url)) return
  const words = Object.entries(fields).filter(([name, value]) => name !== 'seen' && /^[\p{L} ]{12,}$/u.test(value))
  expect(words.filter(([, value]) => !late.body.includes(value))).toEqual([])
}

/** `shell/personal-pages.tsx` holds a form until it can arrive, where the session has ended or the line is lost. */
test('every page of the desk that acts stands below the layout that holds its forms', async () => {
  const held = await pagesBelow('personal-desk')
  expect(Object.keys(DESK_ACTS).filter((pattern) => !held.includes(pattern))).toEqual([])
})

describe('[DSK-053] [DSK-055] nothing done at the desk misses the trail, nor is lost, nor done twice', () => {
  test.each(Object.keys(recipes))('%s', async (name) => {
    const press = await recipes[name]?.()
    if (!press) throw new Error(HOW_TO_ADD)
    const { quiet, lines: more } = press
    await club.database.pool.query('delete from seen_writes')
    const before = await lines()
    const hasWords = !press.json && !press.file && Object.keys(press.fields).length > 0
    if (hasWords && !NO_PAGE.includes(name)) await endedSession(press)
    expect(namesOf(await written()), 'the session ended').toEqual([])
    if (!quiet) {
      await club.database.pool.query('insert into trail_breaks values (true)')
      const failed = await desk.send(press)
      await club.database.pool.query('delete from trail_breaks')
      expect({ status: failed.statusCode, written: namesOf(await written()) }, 'the database failed').toEqual({
        status: 500,
        written: [],
      })
      expect(await lines()).toBe(before)
    }
    const both = await Promise.all([desk.send(press), desk.send(press)])
    const done = both.toSorted((one, other) => one.statusCode - other.statusCode)[0] ?? both[0]
    expect([200, 202, 302], done.body.slice(0, 500)).toContain(done.statusCode)
    for (const { statusCode } of both) expect(statusCode).toBeLessThan(500)
    const told = (await lines()) - before
    const writes = await written()
    if (quiet) {
      expect(told, quiet.why).toBe(0)
      expect(namesOf(writes).filter((table) => !quiet.writes.includes(table))).toEqual([])
      return
    }
    const times = told / (more?.count ?? 1)
    const isAgain = DONE_AGAIN.some((acts) => acts.test(`${name} `))
    expect(isAgain ? [1, 2] : [1], `${told} lines: ${done.body.slice(0, 300)}`).toContain(times)
    const kept = writes.filter(({ name: table }) => !AFTERWARDS.includes(table))
    expect(new Set(kept.map(({ transaction }) => transaction)).size, JSON.stringify(writes)).toBe(times)
    if (!isAgain && (press.fields.seen || press.fields.version)) await overtaken(press)
  })
})
