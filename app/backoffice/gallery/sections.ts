import { allExamples } from '#design/all-examples.ts'
import type { ExampleGroup } from '#design/example.ts'

/** CONTENTS of the gallery: the components of the design system, then what editors place. */
export const sections: ExampleGroup[] = [...allExamples]
