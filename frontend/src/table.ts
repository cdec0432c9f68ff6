import { mount } from "svelte";
import Table from "./table/Table.svelte";

const target = document.getElementById("table");
if (target) mount(Table, { target });
