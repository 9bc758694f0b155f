import { allExamples } from '#design/all-examples.ts'
import type { ExampleGroup } from '#design/example.ts'

/** CONTENTS of the gallery of components; the blocks editors place have a page of their own beside it. */
export const sections: ExampleGroup[] = [...allExamples]
