import { redirect } from 'react-router'

/** DIR-001. The address one of the documents gives the directory. */
export function loader() {
  return redirect('/professionisti-sanitari', 301)
}
