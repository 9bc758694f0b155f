import { beforeAll, describe, expect, test } from 'vitest'
import { useClub } from './support/club.ts'
import { DESK_ACTS } from './support/desk-acts.ts'
import { allRecipes } from './support/desk-all-recipes.ts'
import { deskPresser } from './support/desk-press.ts'

/**
 * DSK-053. Every act of the desk is pressed twice. The first time the database fails when the act is over, and then neither the act nor
 * its line is there; the second time it does not, and then exactly one line tells it, in the transaction of everything the act wrote.
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

/** A picture that nothing shows any more is taken away when what showed it has gone, and a file that was asked for is made then. */
const AFTERWARDS = ['files', 'list_exports']

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

describe('[DSK-053] nothing done at the desk misses the trail', () => {
  test.each(Object.keys(recipes))('%s', async (name) => {
    const press = await recipes[name]?.()
    if (!press) throw new Error(HOW_TO_ADD)
    const { quiet, lines: more } = press
    await club.database.pool.query('delete from seen_writes')
    const before = await lines()
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
    const done = await desk.send(press)
    expect([200, 202, 302], done.body.slice(0, 500)).toContain(done.statusCode)
    expect(await lines(), done.body.slice(0, 500)).toBe(before + (quiet ? 0 : (more?.count ?? 1)))
    const writes = await written()
    const kept = writes.filter(({ name: table }) => !AFTERWARDS.includes(table))
    if (quiet) expect(namesOf(writes).filter((table) => !quiet.writes.includes(table))).toEqual([])
    else expect(new Set(kept.map(({ transaction }) => transaction)).size, JSON.stringify(writes)).toBe(1)
  })
})
