import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ServerBuild,
} from 'react-router'
import { AppError, InvalidInput, NotAllowed, Unavailable } from '../errors.ts'
import { readTexts, UNSAFE_TEXT } from '../pure/safe-text.ts'
import { isTooDeep } from './bounded-body.server.ts'
import { isPassingDatabaseError } from './errors.server.ts'

/** What an error page receives of a foreseen error. */
export type PageError = {
  kind: AppError['kind']
  message: string
  fields?: Record<string, string>
  /** What a form carried that came without a session: the page gives it back, to be sent again. */
  sent?: readonly (readonly [name: string, value: string])[]
}

type DataFunction = (args: never) => unknown

/**
 * A guard that refused, and the route it guards. The router draws an error of a middleware without the frame, whose data is not
 * loaded yet; so a page that is only read is refused by its loaders, none of which runs, and the refusal stands in the frame. A form
 * that came without a session is refused in the place of its action, and given back.
 */
const refusalContext = createContext<{ routeId: string; error: NotAllowed } | null>(null)

/**
 * Foreseen errors thrown by loaders and actions become answers here, in one place, as `errors.server.ts` does for calls.
 * Wrapping the routes once spares every page a try and a catch.
 */
export function withPageErrors(build: ServerBuild): ServerBuild {
  /** Whether a route is, or stands below, another. */
  const isBelow = (id: string) => (guardId: string) => {
    let at: string | undefined = id
    while (at !== undefined && at !== guardId) at = build.routes[at]?.parentId
    return at === guardId
  }
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { loader, action, middleware } = route.module
      return [
        id,
        {
          ...route,
          module: {
            ...route.module,
            ...(loader && { loader: translating(loader as DataFunction, isBelow(id)) as typeof loader }),
            ...(action && { action: translating(reading(action as DataFunction), isBelow(id)) as typeof action }),
            ...(middleware && { middleware: middleware.map((step) => translatingStep(step, id)) }),
          },
        },
      ]
    }),
  )
  return { ...build, routes }
}

function translating(run: DataFunction, isGuardedBy: (routeId: string) => boolean = () => false) {
  return async (args: LoaderFunctionArgs & ActionFunctionArgs) => {
    try {
      const refusal = args.context.get(refusalContext)
      if (refusal && isGuardedBy(refusal.routeId)) throw refusal.error
      return await run(args as never)
    } catch (error) {
      throw (await keptForm(error, args.request)) ?? asPageAnswer(error, args.request)
    }
  }
}

/**
 * A body that is no form, or a broken one, is a mistake of whoever sent it; unforeseen, it would be called one of ours. It is read
 * once and kept, for whoever must give it back.
 */
function reading(run: DataFunction): DataFunction {
  return ((args: ActionFunctionArgs) => {
    const read = args.request.formData.bind(args.request)
    let form: Promise<FormData> | undefined
    const readOnce = () => {
      form ??= read().catch(refuseUnreadable).then(withSafeTexts)
      return form
    }
    const text = args.request.text.bind(args.request)
    Object.defineProperties(args.request, {
      formData: { value: readOnce },
      json: { value: async () => parsedJson(await text()) },
    })
    return run(args as never)
  }) as DataFunction
}

function parsedJson(text: string): unknown {
  return isTooDeep(text) ? refuseUnreadable() : JSON.parse(text)
}

function refuseUnreadable(): never {
  throw new InvalidInput({}, 'La richiesta non si riesce a leggere.')
}

/** IDN-021. Where scripts run the form has said it beside the field, before anything was sent. */
function withSafeTexts(form: FormData): FormData {
  const safe = new FormData()
  const unsafe: Record<string, string> = {}
  for (const [name, sent] of form) {
    if (typeof sent !== 'string') {
      safe.append(name, sent)
      continue
    }
    const { value, fields } = readTexts({ [name]: sent })
    safe.append(name, value[name] ?? '')
    Object.assign(unsafe, fields)
  }
  if (Object.keys(unsafe).length > 0) throw new InvalidInput(unsafe, UNSAFE_TEXT)
  return safe
}

type Middleware = NonNullable<NonNullable<ServerBuild['routes'][string]>['module']['middleware']>[number]

function translatingStep(step: Middleware, routeId: string): Middleware {
  return async (args, next) => {
    try {
      return await step(args, next)
    } catch (error) {
      const isRead = args.request.method === 'GET' || args.request.method === 'HEAD'
      const isHeld = isRead ? 403 : isDocumentForm(args.request) && 401
      if (error instanceof NotAllowed && error.status === isHeld) {
        args.context.set(refusalContext, { routeId, error })
        return next()
      }
      throw asPageAnswer(error, args.request)
    }
  }
}

/**
 * A form that was sent as a document by somebody whose session had ended. Going to sign in would lose it: it is answered with
 * itself, but for passwords and files, which a page must not hold. Where scripts run the browser has asked before sending it.
 */
async function keptForm(error: unknown, request: Request): Promise<unknown> {
  const isRefused = error instanceof NotAllowed && error.status === 401
  if (!isRefused || !isDocumentForm(request)) return null
  const form = await request.formData().catch(() => null)
  const sent = [...(form ?? [])].flatMap(([name, value]) =>
    typeof value === 'string' && !/password/i.test(name) ? [[name, value] as const] : [],
  )
  if (sent.length === 0) return null
  return data({ kind: error.kind, message: error.message, sent } satisfies PageError, { status: error.status })
}

const isDocumentForm = ({ method, url }: Request) => method === 'POST' && !new URL(url).pathname.endsWith('.data')

function asPageAnswer(error: unknown, request: Request): unknown {
  if (error instanceof NotAllowed && error.status === 401) return redirect(signInPath(request))
  if (isUnstorableText(error))
    return asPageAnswer(new InvalidInput({}, 'Il testo contiene un carattere non ammesso.'), request)
  const foreseen = isPassingDatabaseError(error) ? new Unavailable() : error
  if (!(foreseen instanceof AppError)) return error
  const answer: PageError = {
    kind: foreseen.kind,
    message: foreseen.message,
    ...(foreseen instanceof InvalidInput && { fields: foreseen.fields }),
  }
  const headers = foreseen instanceof Unavailable ? { 'retry-after': String(foreseen.retryAfterSeconds) } : undefined
  return data(answer, { status: foreseen.status, headers })
}

/** PostgreSQL keeps no NUL character; no keyboard writes one, so whoever sends it gets a refusal and not our failure. */
function isUnstorableText(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if ((cause as { code?: unknown }).code === '22021') return true
  return false
}

/** An expired or missing session goes to sign in and comes back to the page that was asked for. */
function signInPath(request: Request): string {
  const url = new URL(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const path = url.pathname.replace(/(\/)_\.data$|\.data$/, '$1')
  url.searchParams.delete('_routes')
  const back = isRead ? `${path}${url.search}` : path
  return `/login?redirectTo=${encodeURIComponent(back)}`
}
