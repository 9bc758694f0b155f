import { readFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { Session } from 'node:inspector'
import { parentPort, workerData } from 'node:worker_threads'

/** The thread that watches the main one. See the README beside it. */
const { shared, seconds, healthPort, host } = workerData

const LOOK_MS = 250
/** From here on a probe at HEALTH_PORT hears that the process does not answer. */
const UNWELL_MS = 5_000
/** What supervisors restart: EX_SOFTWARE of sysexits. */
const EXIT_CODE = 70
/** The main thread must get some processor to say what it is doing, also on a machine that has little. */
const PATIENCE_MS = 30_000
const MOST_FRAMES = 20

let beat = -1
let silentMs = 0
let lookedAt = performance.now()
let starved = starvedMs()
let cpu = cpuMs()
const looking = setInterval(look, LOOK_MS)

function look() {
  const [now, starvedNow, cpuNow, beatNow] = [performance.now(), starvedMs(), cpuMs(), Atomics.load(shared, 0)]
  // A process that was stopped, or this thread left waiting, has not been silent for all that time.
  const passed = Math.min(now - lookedAt, 2 * LOOK_MS)
  const counted = starvedNow === null ? Math.max(cpuNow - cpu, passed / 6) : passed - (starvedNow - starved)
  silentMs = beatNow === beat ? silentMs + Math.max(0, Math.min(counted, passed)) : 0
  ;[lookedAt, starved, cpu, beat] = [now, starvedNow, cpuNow, beatNow]
  const isDebugged = Atomics.load(shared, 1) === 1
  if (seconds > 0 && silentMs >= seconds * 1000 && !isDebugged) end()
}

/** How long the main thread has waited for a processor that others had; null where the system does not tell. */
function starvedMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return null
  }
}

function cpuMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Says what the main thread is doing and ends it from inside: only there can the process choose its exit code. */
function end() {
  clearInterval(looking)
  const scripts = new Map()
  const session = new Session()
  session.connectToMainThread()
  session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params.url))
  session.once('Debugger.paused', ({ params: { callFrames } }) => {
    say(callFrames.slice(0, MOST_FRAMES).map((frame) => placeOf(frame, scripts)))
    const { callFrameId } = callFrames[0]
    session.post('Debugger.evaluateOnCallFrame', { callFrameId, expression: `process.reallyExit(${EXIT_CODE})` })
  })
  session.post('Debugger.enable')
  session.post('Debugger.pause')
  // What the main thread answers is delivered only while this thread runs some code.
  setInterval(() => undefined, 50)
  // Code that the engine cannot interrupt never answers.
  setTimeout(() => {
    say([])
    process.kill(process.pid, 'SIGKILL')
  }, PATIENCE_MS)
}

function placeOf({ functionName, location: { scriptId, lineNumber, columnNumber } }, scripts) {
  const file = (scripts.get(scriptId) ?? '').replace(`file://${process.cwd()}/`, '')
  return `${functionName || 'anonymous'} (${file}:${lineNumber + 1}:${columnNumber + 1})`
}

/** One line of the log, written by hand: the logger lives in the thread that does not answer. */
function say(stack) {
  const msg = 'the event loop has not turned: the process ends'
  writeSync(
    1,
    `${JSON.stringify({ level: 'fatal', time: Date.now(), seconds: Math.round(silentMs / 1000), stack, msg })}\n`,
  )
}

function answerProbe({ url = '' }, response) {
  const isLive = url.split('?')[0] === '/health/live'
  const status = isLive ? (silentMs < UNWELL_MS ? 200 : 503) : 404
  const body = JSON.stringify(isLive ? { status: status === 200 ? 'live' : 'stuck' } : { message: 'Non c’è.' })
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(body)
}

if (healthPort === undefined) parentPort.postMessage('ready')
else createServer(answerProbe).listen(healthPort, host, () => parentPort.postMessage('ready'))
