export type CallToActionKind = 'phone-call' | 'products' | 'link'

/** BLK-005. What a call to action does follows from its link. */
export function callToActionKind(link: string): CallToActionKind {
  if (link.includes('#phonecall')) return 'phone-call'
  return link.includes('#modalproducts') ? 'products' : 'link'
}
