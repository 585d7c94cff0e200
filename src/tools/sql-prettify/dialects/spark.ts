export { spark as dialect } from 'sql-formatter';
