const grouped = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** A number as people read it at the desk: “1.240”. The language itself would leave four figures ungrouped. */
export const formatCount = (count: number): string => grouped.format(count)
