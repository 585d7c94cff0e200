export { db2 as dialect } from 'sql-formatter';
