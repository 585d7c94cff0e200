export { hive as dialect } from 'sql-formatter';
