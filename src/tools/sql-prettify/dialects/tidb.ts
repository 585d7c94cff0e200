export { tidb as dialect } from 'sql-formatter';
