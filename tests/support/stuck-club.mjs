import { Server } from 'node:http'
import path from 'node:path'

/** The built club as it is started, with two addresses more: one that never ends, and one that keeps the event loop for five seconds. */
const emit = Server.prototype.emit
Server.prototype.emit = function (event, request, ...rest) {
  if (event === 'listening') process.send?.({ port: this.address().port })
  if (event === 'request' && request.url.startsWith('/gira')) turnsForEver({ email: 'canarino@posta.example' })
  if (event === 'request' && request.url === '/lenta') keepsBusy(5_000)
  return emit.call(this, event, request, ...rest)
}

function turnsForEver(person) {
  for (let turns = 0; ; turns += 1) person.turns = turns
}

function keepsBusy(ms) {
  const until = performance.now() + ms
  while (performance.now() < until) Math.random()
}

const { serve } = await import(path.resolve('build/server/index.js'))
await serve(() => undefined)
