import { type ContextType, useContext, useEffect } from 'react'
import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type Location,
  type MiddlewareFunction,
  replace,
  UNSAFE_DataRouterContext,
} from 'react-router'
import { toast } from '#design/toast/toast.ts'

type Results = Record<string, DataStrategyResult>
type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router']

/** As long as a call waits for its answer. */
const LONGEST_WAIT_MS = 20_000

let router: Router | undefined
/** Where the page in sight stands in the history of the tab. */
let shownIndex: number | undefined
/** The page that is being kept: the router comes to it again, and nothing is asked. */
let kept: { address: string; scrollKey: string; isComing: boolean } | undefined

/** Lets the middleware below know the page in sight. */
export function useKeptPage(): void {
  const context = useContext(UNSAFE_DataRouterContext)
  useEffect(() => {
    router = context?.router
    let shown: Location | undefined
    const notice = ({ location }: { location: Location }) => {
      if (location === shown) return
      shown = location
      shownIndex = window.history.state?.idx
      if (kept) kept.isComing = false
    }
    if (router) notice(router.state)
    return router?.subscribe(notice)
  }, [context])
}

/** A page that was kept stays scrolled where it was. */
export function scrollKey(location: Location): string {
  return location.state?._isRedirect && kept?.address === addressOf(location) ? kept.scrollKey : location.key
}

/**
 * SHL-035. A page that could not be fetched, or a form that did not arrive, leaves the visitor where they are, with a message and a
 * way to try again: the router would put an error page in place of what they were reading or writing.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const isForm = request.method !== 'GET'
  const there = addressOf(url)
  if (kept?.isComing && !isForm && kept.address === there) return {}
  const results = await (isForm ? next() : inTime(next()))
  if (!router || request.signal.aborted || !Object.values(results).some(isFailure)) return results

  const { location, matches, navigation, fetchers, actionData } = router.state
  const here = addressOf(location)
  const tell = (again: () => unknown) => {
    const { failure } = (matches.at(-1)?.route.handle ?? {}) as { failure?: string }
    toast.failed('page', again, url.pathname === location.pathname ? failure : undefined)
  }
  const keep = () => {
    kept = { address: here, scrollKey: scrollKey(location), isComing: true }
  }
  const stay = () => {
    keep()
    throw replace(here + location.hash)
  }

  const { navigate, revalidate, fetch: submit } = router
  if (isForm) {
    const [key, fetcher] = [...fetchers].find(([, { formData }]) => formData) ?? []
    const { formMethod, formEncType, formData = new FormData() } = fetcher ?? navigation
    const id = matches.at(-1)?.route.id ?? ''
    const form = { formMethod, formEncType, formData }
    tell(() => (key ? submit(key, id, there, form) : navigate(there, form)))
    if (there !== here) stay()
    // What the page was told last stays true, and a status of failure asks for nothing again.
    return { [id]: { type: 'data', result: data(key ? undefined : actionData?.[id], 503) } }
  }

  const { historyAction, location: wanted } = navigation
  if (there === here || !wanted) {
    tell(revalidate)
    return {}
  }
  const steps = historyAction === 'POP' && shownIndex !== undefined ? window.history.state?.idx - shownIndex : 0
  tell(() => (steps ? navigate(steps) : navigate(wanted, { replace: historyAction === 'REPLACE' })))
  if (!steps) stay()
  // The browser already shows the other address: it is taken back to the one of this page, which interrupts this request.
  keep()
  window.history.go(-steps)
  await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
  return results
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** A refusal that the club gives on purpose, as of what is not there or not allowed, is a page of its own. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false
  return !isRouteErrorResponse(result) || result.status >= 500 || result.status === 429
}

function inTime(answer: Promise<Results>): Promise<Results> {
  const late = new Promise<Results>((resolve) =>
    setTimeout(resolve, LONGEST_WAIT_MS, { late: { type: 'error', result: null } }),
  )
  return Promise.race([answer, late])
}
