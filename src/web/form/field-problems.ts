/** Shared errors for empty or invalid fields. */
export const fieldProblems = {
  code: 'Please enter the six digits of the code',
  name: 'Please enter a name',
  firstName: 'First name is required',
  title: 'Please enter a title',
  service: 'Please select a service',
} as const
