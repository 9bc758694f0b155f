import { beforeEach } from 'vitest'
import { toast } from '#design/toast/toast.ts'

/** Files share a worker, and what one left on the screen is no business of the next. */
beforeEach(() => toast.clear())
