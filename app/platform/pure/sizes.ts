/** The size of a file as people say it. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toLocaleString('it-IT', { maximumFractionDigits: 1 })} MB`
}
