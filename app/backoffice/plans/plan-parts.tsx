import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button, type ButtonProps } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { ConfirmCard, ReasonField } from '../members/member-parts.tsx'
import type { PlanAnswer } from './plan-context.server.ts'
import { PLAN_ACTS, type PlanAct } from './plan-copy.ts'

type ActProps = { act: PlanAct; answer: PlanAnswer | undefined; label: string; children?: ReactNode } & Pick<
  ButtonProps,
  'variant'
>

/** A small act with its reason: it leads to what would change before anything does. */
export function PlanActForm({ act, answer, label, variant = 'ghost', children }: ActProps) {
  const navigation = useNavigation()
  const own = answer?.act === act ? answer : undefined
  return (
    <Form className="gap-4" errors={own?.errors} values={own ? { ...own.typed } : undefined}>
      <input type="hidden" name="act" value={act} />
      {children}
      <ReasonField />
      <div>
        <Button type="submit" variant={variant} isPending={navigation.formData?.get('act') === act}>
          {label}
        </Button>
      </div>
    </Form>
  )
}

/** What would change, to be confirmed. */
export function PlanConfirm({ answer, backTo }: { answer: PlanAnswer; backTo: string }) {
  const { rehearsal, notice, act } = answer
  if (!rehearsal) return null
  return (
    <ConfirmCard
      name={PLAN_ACTS[act].name}
      rehearsal={rehearsal}
      notice={notice ?? null}
      notes={rehearsal.notes}
      backTo={backTo}
      hasWayBack
    />
  )
}
