import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { openDatabase } from '../db/database.server.ts'
import { Conflict, InvalidInput, NotAllowed, NotFound, Unavailable } from '../errors.ts'
import { errorAnswer, isPassingDatabaseError } from './errors.server.ts'

const database = useTestDatabase()
const coded = (fields: object, message = 'x') => Object.assign(new Error(message), fields)

describe('the seven errors, and everything else', () => {
  test.each([
    [new NotFound(), 404, 'not-found'],
    [new NotAllowed('Accedi per continuare.', 401), 401, 'not-allowed'],
    [new NotAllowed(), 403, 'not-allowed'],
    [new InvalidInput({ email: 'Campo obbligatorio.' }), 400, 'invalid-input'],
    [new Conflict(), 409, 'conflict'],
    [new Unavailable('Piano.', 9, 429), 429, 'unavailable'],
    [new Error('boom'), 500, 'unexpected'],
    ['a string', 500, 'unexpected'],
    [undefined, 500, 'unexpected'],
    [coded({ statusCode: 418 }), 500, 'unexpected'],
  ])('%s', (error, status, kind) => {
    const answer = errorAnswer(error, 'req-1')
    expect(answer.status).toBe(status)
    expect(answer.body.error).toMatchObject({ kind, requestId: 'req-1' })
    expect(answer.body.message).toBe(answer.body.error.message)
  })

  test('a shape that was not met says which fields, and Retry-After says when', () => {
    const shape = z.object({ age: z.number({ error: 'Inserisci un numero.' }) })
    const error = shape.safeParse({ age: 'x' }).error
    expect(errorAnswer(error, 'r').body.error.fields).toEqual({ age: 'Inserisci un numero.' })
    expect(errorAnswer(new Unavailable('Piano.', 9, 429), 'r').headers).toEqual({ 'retry-after': '9' })
  })
})

describe('a database that is away for a moment is 503, a mistake of ours is 500', () => {
  test.each([
    [coded({ code: 'ECONNREFUSED', syscall: 'connect' }), true],
    [coded({ code: 'ENOENT', syscall: 'connect' }), true],
    [coded({ code: 'ENOENT', syscall: 'open' }), false],
    [coded({ code: '57P01', severity: 'FATAL' }), true],
    [coded({ code: '57014', severity: 'ERROR' }), true],
    [coded({ code: '53300', severity: 'FATAL' }), true],
    [coded({ code: '55000', severity: 'FATAL' }), true],
    [coded({ code: '55000', severity: 'ERROR' }), false],
    [coded({ code: '23505', severity: 'ERROR' }), false],
    [coded({ code: '42P01', severity: 'ERROR' }), false],
    [new Error('Connection terminated unexpectedly'), true],
    [new Error('wrapped', { cause: coded({ code: 'ECONNRESET', syscall: 'read' }) }), true],
    [new AggregateError([coded({ code: 'ECONNREFUSED', syscall: 'connect' })]), true],
    [new Error('boom'), false],
    ['a string', false],
  ])('%#', (error, isPassing) => {
    expect(isPassingDatabaseError(error)).toBe(isPassing)
    expect(errorAnswer(error, 'r').status).toBe(isPassing ? 503 : 500)
  })

  test('the errors a real database gives are told apart', async () => {
    const failure = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: unknown) => error,
      )
    expect(isPassingDatabaseError(await failure(database.pool.query('select * from nowhere')))).toBe(false)
    const cut = failure(database.pool.query('select pg_sleep(5), pg_terminate_backend(pg_backend_pid())'))
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and pid <> pg_backend_pid()",
    )
    expect(isPassingDatabaseError(await cut)).toBe(true)
    const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
    expect(isPassingDatabaseError(await failure(nowhere.db.execute('select 1')))).toBe(true)
    await nowhere.close()
  })
})
