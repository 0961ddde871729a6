// What the import of people fills the list of accounts by: the same rules as its form.
export { emailKey } from './sessions/session.rules.ts';
export { userInput } from './users/user.contract.ts';
export { findRoles, findUsersByEmail, removeUnusedUser } from './users/user-importing.service.ts';
export { createUser, updateUser as changeUser } from './users/user.service.ts';
