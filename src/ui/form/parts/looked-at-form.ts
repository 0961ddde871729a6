/** As much of a form as its parts look at; `useForm` of Mantine gives it. */
export interface LookedAtForm {
  values: object;
  errors: object;
}
