export { postgresql as dialect } from 'sql-formatter';
