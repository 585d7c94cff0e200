export { mariadb as dialect } from 'sql-formatter';
