/** Days a thing that was taken away can be had again. */
export const TRASH_DAYS = 30
