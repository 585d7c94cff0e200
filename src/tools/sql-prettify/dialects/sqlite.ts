export { sqlite as dialect } from 'sql-formatter';
