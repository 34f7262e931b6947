/** What several forms say of a field that is empty or wrong. */
export const fieldProblems = {
  code: 'Please enter the six digits of the code',
  name: 'Please enter a name',
  firstName: 'First name is required',
  title: 'Please enter a title',
  service: 'Please select a service',
} as const
