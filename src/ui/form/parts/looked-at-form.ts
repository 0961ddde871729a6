/** As much of a form as its parts look at; `useForm` of Mantine gives it. */
export interface LookedAtForm {
  values: object;
  errors: object;
}

/** The value of a field by its name in the form. */
export function valueOf({ values }: LookedAtForm, name: string): unknown {
  return (values as Record<string, unknown>)[name];
}

/** The errors of a field and of what lies in it, each with its path. */
export function errorsOf({ errors }: LookedAtForm, name: string): [path: string, error: unknown][] {
  return Object.entries(errors).filter(([path]) => path.split('.')[0] === name);
}
