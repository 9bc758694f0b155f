/**
 * A function as the text of an inline script, called with these values. It runs alone in the browser: it may use nothing from outside
 * itself, and `inline-program.test.ts` tries each one so.
 */
export function inlineProgram<Values extends readonly (string | number | boolean)[]>(
  program: (...values: Values) => void,
  ...values: Values
): string {
  const text = `(${program})(${values.map((value) => JSON.stringify(value)).join(',')})`
  return text.replace(/\n\s*/g, '\n')
}
