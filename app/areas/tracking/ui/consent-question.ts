import { lazy } from 'react'

/** The question has its place in every document, hidden until it must be asked; its code comes after the page's. */
export const ConsentQuestion = lazy(() =>
  import('./consent-banner.tsx').then((part) => ({ default: part.ConsentBanner })),
)
