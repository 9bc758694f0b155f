import { type Audience, SUBSCRIPTION_TYPES, type SubscriptionType } from './model.ts'

/** An audience of a type with plain wallets; for tests, examples and the gallery. */
export function anAudience(type: SubscriptionType, parts: Partial<Omit<Audience, 'type'>> = {}): Audience {
  return { type, wallets: {}, staticPortfolios: [], flags: [], ...parts }
}

/** A row for each of the six types, so that a table that forgets one does not compile. */
export function overSixTypes<Expected>(table: Record<SubscriptionType, Expected>): [SubscriptionType, Expected][] {
  return SUBSCRIPTION_TYPES.map((type) => [type, table[type]])
}
