export { clickhouse as dialect } from 'sql-formatter';
