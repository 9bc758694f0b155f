import { type ReactNode, useMemo } from 'react'
import { cx } from '#design/cx.ts'
import { FormContext } from '#design/form/form-context.ts'

export type Theme = 'light' | 'dark'

type GroundProps = { theme: Theme; isLive: boolean; id: string; children: ReactNode }

/**
 * An example on one ground. Both grounds are shown; one is alive and the other is a picture, so that names, fields and
 * groups of answers are not on the page twice for who hears it or walks it by keyboard.
 */
export function Ground({ theme, isLive, id, children }: GroundProps) {
  const fields = useMemo(() => ({ id, errors: {}, values: {} }), [id])
  return (
    <FormContext value={fields}>
      <div
        data-theme={theme}
        inert={!isLive}
        className={cx(
          'min-w-0 overflow-hidden rounded-card border border-line bg-ground p-5 sm:p-7',
          isLive ? 'order-1' : 'order-2',
        )}
      >
        {children}
      </div>
    </FormContext>
  )
}
