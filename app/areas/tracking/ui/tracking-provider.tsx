import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { linkEvent } from '../link-rules.ts'
import { CART_EVENT } from '../model.ts'
import { isEventCode } from '../rules.ts'
import { beginConsent, useConsent } from './consent.ts'
import { flushEvents, track } from './track.ts'
import { followVisit, forgetStoredVisit } from './visit.ts'

/** Mounted once by the frame, before the page: listens to clicks, follows the visit, and looks for a choice about it. */
export function TrackingProvider() {
  const { pathname, search } = useLocation()
  const { consent } = useConsent()
  const mayFollow = consent?.purposes.includes('marketing') ?? false

  useEffect(() => {
    beginConsent()
    document.addEventListener('click', trackClick, { capture: true })
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      document.removeEventListener('click', trackClick, { capture: true })
      document.removeEventListener('visibilitychange', flushWhenHidden)
    }
  }, [])

  useEffect(() => {
    followVisit({ path: pathname, search })
    if (pathname === '/carrello') track(CART_EVENT)
  }, [pathname, search])

  useEffect(() => {
    if (consent && !mayFollow) forgetStoredVisit()
  }, [consent, mayFollow])

  return null
}

/** TRK-014. One listener for every element that carries a code, and every link that has one by where it leads. */
function trackClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const code = event.target.closest<HTMLElement>('[data-event-code]')?.dataset.eventCode ?? codeOfLink(event.target)
  if (code && isEventCode(code)) track(code)
}

function codeOfLink(target: Element): string | null {
  const href = target.closest('a[href]')?.getAttribute('href')
  if (!href) return null
  return linkEvent(href, {
    isInCarousel: target.closest('[aria-roledescription="carosello"]') !== null,
    isInSearch: location.pathname === '/search',
  })
}

function flushWhenHidden(): void {
  if (document.visibilityState === 'hidden') flushEvents()
}
