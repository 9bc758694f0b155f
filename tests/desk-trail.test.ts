import { beforeAll, describe, expect, test } from 'vitest'
import { useClub } from './support/club.ts'
import { DESK_ACTS } from './support/desk-acts.ts'
import { moreRecipes } from './support/desk-more-recipes.ts'
import { deskPresser, type Recipes } from './support/desk-press.ts'
import { deskRecipes } from './support/desk-recipes.ts'

/**
 * DSK-053. Acts of the desk are pressed twice: while the trail cannot be written, and then nothing at all is; and when it can, and
 * then exactly one line tells it.
 */
const club = useClub()
const desk = deskPresser(club)
const recipesOf = (): Recipes => ({ ...deskRecipes(desk), ...moreRecipes(desk) })

/** Each statement that writes leaves its table here, in its own transaction: what is taken back leaves nothing. */
beforeAll(async () => {
  await club.database.pool.query(`
    create table seen_writes (name text not null);
    create table trail_breaks (is_broken boolean not null);
    create function see_write() returns trigger language plpgsql as
      $$ begin insert into seen_writes values (tg_table_name); return null; end $$;
    create function break_trail() returns trigger language plpgsql as
      $$ begin if exists (select from trail_breaks) then raise exception 'the trail is broken'; end if; return new; end $$;
    create trigger trail_breaks before insert on audit_events for each row execute function break_trail();
    do $$ declare t text; begin
      for t in select tablename from pg_tables where schemaname = 'public'
        and tablename not in ('seen_writes', 'trail_breaks', 'sessions', 'members', 'desk_choices') loop
        execute format('create trigger see_write after insert or update or delete on %I for each statement execute function see_write()', t);
      end loop; end $$`)
})

const lines = async () => Number(await desk.one('select count(*) from audit_events'))

test('what is pressed is an act of the desk', () => {
  const acts = Object.entries(DESK_ACTS).flatMap(([pattern, page]) => page.acts.map((act) => `${pattern} ${act}`))
  expect(Object.keys(recipesOf()).filter((name) => !acts.includes(name))).toEqual([])
})

describe('[DSK-053] nothing done at the desk misses the trail', () => {
  test.each(Object.keys(recipesOf()))('%s', async (name) => {
    const press = await recipesOf()[name]?.()
    if (!press) throw new Error(`There is no recipe for ${name}.`)
    await club.database.pool.query('delete from seen_writes; insert into trail_breaks values (true)')
    const before = await lines()
    const failed = await desk.send(press)
    await club.database.pool.query('delete from trail_breaks')
    const written = (await desk.rows('select distinct name from seen_writes order by name')).map(({ name }) => name)
    expect({ status: failed.statusCode, written }, 'without its line').toEqual({ status: 500, written: [] })
    const done = await desk.send(press)
    expect([200, 202, 302], done.body.slice(0, 500)).toContain(done.statusCode)
    expect(await lines(), done.body.slice(0, 500)).toBe(before + 1)
  })
})
