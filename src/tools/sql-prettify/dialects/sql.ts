export { sql as dialect } from 'sql-formatter';
