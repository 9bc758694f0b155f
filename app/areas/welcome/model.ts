/** WEL-002. In order of precedence (WEL-003). */
export const TEMPLATE_TYPES = ['product', 'order', 'card', 'default'] as const
export type TemplateType = (typeof TEMPLATE_TYPES)[number]

/** WEL-002 */
export type WelcomeTemplate = {
  readonly type: TemplateType
  /** For product: tags of products; for order: professional orders, none meaning any. */
  readonly productTags: readonly string[]
  /** `{nome}` and `{ordine}` are filled in. */
  readonly welcomeMessage: string
}

/** WEL-001, WEL-005. What a member's subscription consists of. */
export type Consistency = {
  readonly isActive: boolean
  readonly start: Date | null
  readonly end: Date | null
  readonly productTags: readonly string[]
}

/** Whom a headline is for; a kept page knows only the consistency. */
export type Greeted = {
  readonly consistency: Consistency
  readonly name?: string
  readonly cardCode?: string | null
  readonly conventionOrder?: string | null
}
