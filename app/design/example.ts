import type { ReactNode } from 'react'

/** One state of a component, shown in the gallery and walked by the render and accessibility tests. */
export type Example = { name: string; render: () => ReactNode }

/** A component with its examples, as the gallery lists it. */
export type ExampleSet = {
  slug: string
  title: string
  summary: string
  examples: Example[]
  /** Needs the whole width of the page to be seen as it is. */
  isWide?: boolean
  /** Its examples are forms, or hold some: a form cannot stand in another. */
  hasForms?: boolean
}

export type ExampleGroup = { title: string; sets: ExampleSet[] }
